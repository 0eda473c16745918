import { useState } from 'react'
import { ContactPage } from '../features/contact/ContactPage.tsx'
import { FeedbackDialog } from '../features/feedback/FeedbackDialog.tsx'

/** The contact page, from which a bug can be reported. */
export function Contact() {
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <ContactPage onReport={() => setReporting(true)} />
      {isReporting && <FeedbackDialog onClose={() => setReporting(false)} />}
    </>
  )
}
