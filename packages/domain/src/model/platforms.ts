export const platforms = [
  'Gen20x.i2',
  'Gen20x.i3',
  'NTG6-FU1',
  'NTG6-FU2 OPT',
  'NTG6-FU2',
  'NTG6-FU3 OPT-b',
  'NTG6-FU3 OPT',
  'NTG6-FU3',
  'NTG6-FU4',
  'NTG6-SOP',
  'NTG7-FU2',
  'NTG7-FU3',
  'NTG7-FU4',
  'NTG7-FU5',
  'NTG7-FU6',
  'NTG7-SOP',
] as const

export const defaultPlatform = 'NTG7-SOP'
