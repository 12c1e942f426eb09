import { describe, expect, it } from 'vitest';
import { TypeClient } from '../../../src/browser/typing/TypeClient';
import type { WorkerLike } from '../../../src/browser/typing/TypeClient';
import type { Transpiled } from '../../../src/typing/transpile';
import type {
  TypingMessage,
  TypingQuestion,
  TypingSource,
} from '../../../src/browser/typing/worker';

const SOURCE: TypingSource = { docs: '/docs/', language: 'js', code: '' };

const toValue = (code: string): Transpiled => ({
  code,
  lines: [1],
  errors: [],
});

/** Creates a worker that answers when the test tells it to. */
function createFake() {
  const asked: TypingQuestion[] = [];
  const workers: (WorkerLike & { isOver: boolean })[] = [];
  const client = new TypeClient(
    () => {
      const worker = {
        isOver: false,
        onmessage: null,
        onerror: null,
        postMessage: (question: TypingQuestion) => {
          asked.push(question);
        },
        terminate: () => {
          worker.isOver = true;
        },
      };
      workers.push(worker);
      return worker;
    },
    () => undefined,
  );
  const answer = (i: number, number = workers.length - 1): void => {
    const worker = workers[number] as unknown as Worker;
    const value = toValue(`answer ${i}`);
    const data: TypingMessage = { type: 'answer', value };
    worker.onmessage?.({ data } as MessageEvent);
  };
  return { client, asked, workers, answer };
}

const askCode = ({ client }: ReturnType<typeof createFake>, code: string) =>
  client.ask('javascript', { ...SOURCE, code });

describe('a client', () => {
  it('asks one question at a time, and of each kind only the newest', async () => {
    const fake = createFake();
    const answers = ['a', 'b', 'c'].map((code) => askCode(fake, code));
    const hover = fake.client.ask('hover', SOURCE, 1);
    expect(fake.asked.map((q) => q.source.code)).toEqual(['a']);
    fake.answer(0);
    fake.answer(1);
    fake.answer(2);
    expect(fake.asked.map((q) => [q.kind, q.source.code])).toEqual([
      ['javascript', 'a'],
      ['javascript', 'c'],
      ['hover', ''],
    ]);
    expect(await Promise.all(answers)).toEqual([
      undefined,
      undefined,
      toValue('answer 1'),
    ]);
    expect(await hover).toEqual(toValue('answer 2'));
  });

  it('starts a new worker after it was stopped, and hears the old no more', async () => {
    const fake = createFake();
    const first = askCode(fake, 'a');
    fake.client.stop();
    expect(await first).toBeUndefined();
    expect(fake.workers[0]?.isOver).toBe(true);
    const second = askCode(fake, 'b');
    fake.answer(1, 0);
    fake.answer(1, 1);
    expect(await second).toEqual(toValue('answer 1'));
    expect(fake.workers.map((w) => w.isOver)).toEqual([true, false]);
  });

  it('says so when the worker breaks', async () => {
    const fake = createFake();
    const answer = askCode(fake, 'a');
    const worker = fake.workers[0] as unknown as Worker;
    worker.onerror?.({} as ErrorEvent);
    await expect(answer).rejects.toThrow(
      "The compiler didn't load, or it stopped. Check your connection.",
    );
  });
});
