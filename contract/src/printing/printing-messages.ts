/** Every sentence of the printing area. */
export const printingMessages = {
  pdfFailed: 'Failed to generate PDF.',
  tooManyPdfs: 'Too many PDFs are being made at the moment. Wait a few seconds, then try again.',
  charactersIn: (characters: string, place: string) => `${characters} in ${place}`,
  unprintable: (places: readonly string[], more: number) =>
    `Cannot be printed: ${[...places, ...(more > 0 ? [`${more} more`] : [])].join('; ')}. Use other characters there.`,
} as const;
