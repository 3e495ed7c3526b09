/** The processes that serve one panel, as one of them sees the others. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FromWorker, ToWorker } from './messages.ts';

/** A question of this process waits at most this long for the others. One of them may just be starting. */
const patienceMs = 2000;

/** The other processes of this panel, as far as this process needs to know them. */
export interface Siblings {
  /** How many processes serve the panel, including this one. */
  readonly count: number;
  /** Whether this process does what only one of them need do. */
  readonly isFirst: boolean;
  /** Tells the others something; those that start later hear the last word on each topic. */
  tell(topic: string, value: unknown): void;
  /** Hears what another process tells. */
  hear(topic: string, listener: (value: unknown) => void): void;
  /** Answers the questions of the others on a topic. */
  answer(topic: string, reply: () => Promise<unknown>): void;
  /** Asks the others. A process that does not answer in time is left out. */
  ask(topic: string): Promise<unknown[]>;
}

/** A panel of one process. */
export const noSiblings: Siblings = {
  count: 1,
  isFirst: true,
  tell() {},
  hear() {},
  answer() {},
  ask: async () => [],
};

interface Question {
  readonly answers: unknown[];
  /** The number of processes that have been asked; undefined until the primary process says so. */
  asked: number | undefined;
  end(): void;
}

/** The siblings of this process, which `keepProcesses` has started as the given number of so many. */
export function siblingsOf(number: number, count: number): Siblings {
  const listeners = new Map<string, (value: unknown) => void>();
  const replies = new Map<string, () => Promise<unknown>>();
  const questions = new Map<number, Question>();
  let lastQuestion = 0;
  // Without the primary process, nothing keeps another panel from the database.
  process.on('disconnect', () => process.exit(1));
  const send = (message: FromWorker) => void (process.connected && process.send?.(message));

  function note(id: number, change: (question: Question) => void): void {
    const question = questions.get(id);
    if (!question) return;
    change(question);
    if (question.answers.length === question.asked) question.end();
  }

  async function reply({ from, question, topic }: Extract<ToWorker, { does: 'ask' }>): Promise<void> {
    const value = await replies.get(topic)?.();
    send({ does: 'answer', to: from, question, value });
  }

  process.on('message', (message: ToWorker) => {
    if (message.does === 'tell') listeners.get(message.topic)?.(message.value);
    else if (message.does === 'ask') void reply(message);
    else if (message.does === 'asked') note(message.question, (question) => (question.asked = message.count));
    else note(message.question, ({ answers }) => answers.push(message.value));
  });

  return {
    count,
    isFirst: number === 1,
    tell: (topic, value) => send({ does: 'tell', topic, value }),
    hear: (topic, listener) => void listeners.set(topic, listener),
    answer: (topic, answering) => void replies.set(topic, answering),
    async ask(topic) {
      const id = ++lastQuestion;
      const late = new AbortController();
      const question: Question = { answers: [], asked: undefined, end: () => late.abort() };
      questions.set(id, question);
      send({ does: 'ask', question: id, topic });
      await pause(patienceMs, undefined, { signal: late.signal }).catch(() => undefined);
      questions.delete(id);
      return question.answers;
    },
  };
}
