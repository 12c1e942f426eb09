import { create } from '../../dom/create';

export interface MarkedCode {
  /** Marks these lines as failed, instead of those marked before. */
  readonly mark: (lines: readonly number[]) => void;
  readonly goTo: (line: number) => void;
}

/** Returns the position of a line, which has no element of its own. */
function findLine(code: Element, line: number): DOMRect | undefined {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const before = code.textContent.split('\n').slice(0, line - 1);
  let rest = before.reduce((sum, { length }) => sum + length + 1, 0);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node as Text;
    if (rest < length) {
      const range = document.createRange();
      range.setStart(node, rest);
      range.setEnd(node, rest + 1);
      return range.getBoundingClientRect();
    }
    rest -= length;
  }
  return undefined;
}

/** Marks lines of a code block with elements that cover them. */
export function markSample(block: Element): MarkedCode {
  const code = block.querySelector('code');
  const addMark = (line: number, className: string): HTMLElement => {
    const mark = create('span', { className: `run-mark ${className}` });
    const place = code && findLine(code, line);
    if (!place) return mark;
    const { top } = code.getBoundingClientRect();
    mark.style.insetBlockStart = `${place.top - top}px`;
    mark.style.blockSize = `${place.height}px`;
    code.append(mark);
    return mark;
  };
  const clear = (className: string): void => {
    for (const mark of block.querySelectorAll(`.${className}`)) mark.remove();
  };
  return {
    mark: (lines) => {
      clear('run-mark');
      for (const line of lines) addMark(line, 'run-failed');
    },
    goTo: (line) => {
      clear('run-goal');
      const goal = addMark(line, 'run-goal');
      goal.closest('pre')?.focus({ preventScroll: true });
      goal.scrollIntoView({ block: 'nearest' });
    },
  };
}
