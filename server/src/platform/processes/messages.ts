/** What a process of the panel sends to the primary process, which passes it on to the others. */
export type FromWorker =
  | { readonly does: 'ready'; readonly address: string }
  | { readonly does: 'tell'; readonly topic: string; readonly value: unknown }
  | { readonly does: 'ask'; readonly question: number; readonly topic: string }
  | { readonly does: 'answer'; readonly to: number; readonly question: number; readonly value: unknown };

/** What a process of the panel receives. */
export type ToWorker =
  | { readonly does: 'tell'; readonly topic: string; readonly value: unknown }
  | { readonly does: 'ask'; readonly from: number; readonly question: number; readonly topic: string }
  | { readonly does: 'asked'; readonly question: number; readonly count: number }
  | { readonly does: 'answer'; readonly question: number; readonly value: unknown };
