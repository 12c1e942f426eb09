import { createMessages, type Messages } from './createMessages';
import { createOutput, type Output } from './createOutput';
import type { MarkedCode } from './markSample';
import { createTabs, type Tabs } from './createTabs';
import { create } from '../../dom/create';

export interface Views {
  readonly output: Output;
  readonly messages: Messages;
  /** Gets the platform. */
  readonly platform: HTMLElement;
  /** Gets the frame. */
  readonly stage: HTMLElement;
  readonly tabs: Tabs;
}

/**
 * Where runs show themselves: output, messages and platform, one at a time.
 * @param code has the lines that the output names
 * @param invitation in place of the output of code that has not run
 */
export function createViews(code: MarkedCode, invitation?: HTMLElement): Views {
  const output = createOutput(code, invitation);
  const messages = createMessages((count) => {
    tabs.setCount('Messages', count);
  });
  const platform = create('div');
  const stage = create('div', { className: 'run-stage' });
  // The tabs stay in view above a screen.
  const tabs = createTabs('Run', stage, [
    { name: 'Output', content: output.element },
    { name: 'Messages', content: messages.element },
    { name: 'Platform', content: platform },
  ]);
  return { output, messages, platform, stage, tabs };
}
