/** The answers that the page needs first. They come in one request, which the browser starts with the page itself. */
import { operations, type AnswerOf, type InputOf, type OperationName } from '@vikray/contract/operations.ts';
import * as z from 'zod';
import { decodedAnswer, decodedInput } from './call.ts';
import { queryClient } from './queries.ts';

/** A slow search does not keep the frame of the page waiting. Within the frame, pageWithRows waits no longer than it wants to. */
const timeoutMs = 1_500;
const timeoutInFrameMs = 15_000;

const pageAnswers = z.object({ data: z.array(z.object({ name: z.string(), input: z.unknown(), answer: z.unknown() })) });

/** Answers as they travel, to be kept once the page's scripts are here. */
type PageAnswers = z.output<typeof pageAnswers>;

/**
 * Asks for the answers of the page at an address (path and query), and of the frame around it unless that is there. Never fails: what is
 * missing, the page asks for itself.
 */
export async function askPageAnswers(page: string, { isInFrame = false } = {}): Promise<PageAnswers> {
  try {
    const address = `/api/page-answers?page=${encodeURIComponent(page)}${isInFrame ? '&frame=No' : ''}`;
    const response = await fetch(address, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(isInFrame ? timeoutInFrameMs : timeoutMs),
    });
    return pageAnswers.parse(response.ok ? await response.json() : { data: [] });
  } catch {
    return { data: [] };
  }
}

/** Puts answers into the cache. Leaves out those that this version of the panel does not know or cannot read. */
export function keepPageAnswers({ data }: PageAnswers): void {
  for (const { name, input, answer } of data) {
    if (!isOperation(name)) continue;
    try {
      queryClient.setQueryData([name, decodedInput(name, input)], decodedAnswer(name, answer));
    } catch {
      // The page asks for it itself, and reports what fails.
    }
  }
}

function isOperation(name: string): name is OperationName {
  return name in operations;
}

/** Takes an answer that came with the page out of the cache, for what is not kept there. Undefined if there is none. */
export function takePageAnswer<N extends OperationName>(name: N, input: InputOf<N>): AnswerOf<N> | undefined {
  const queryKey = [name, input];
  const answer = queryClient.getQueryData<AnswerOf<N>>(queryKey);
  queryClient.removeQueries({ queryKey, exact: true });
  return answer;
}
