export const languages = {
  isDefault: (language: string, domain: string) =>
    `The selected language (${language}) is set as default for the domain ${domain}. It can't be deleted.`,
  otherOnEmbedded: (language: string, mapped: string) =>
    `${language} is known as ${mapped} on embedded systems.`,
  taken: (language: string) => `The domain already has the language ${language}`,
  confirmDelete: (language: string) =>
    `Do you want to delete the language ${language}? All associated data is deleted with it.`,
  saveFirst: 'Save your changes before you add or delete a language',
  confirmSwitch: 'Unsaved changes for the current language will be lost. Do you want to proceed?',
} as const
