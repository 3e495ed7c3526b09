/** The parts of the links that other areas may use. */
export { CustomerAnswerNote } from './CustomerAnswerNote.tsx';
export { ShareButton } from './ShareButton.tsx';
export { useWhatsAppLink } from './use-whatsapp-link.ts';
