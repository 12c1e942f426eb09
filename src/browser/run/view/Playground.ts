import type { Span } from '../../../typing/types';
import type { Work } from '../sharing/fragment';
import { Types } from '../types/Types';
import { create, createButton } from '../../dom/create';
import type { CodeEditor, createEditor } from './createEditor';
import { bringIntoView } from './dock';
import type { MarkedCode } from './markSample';
import { Panel } from './Panel';

/** Starter samples, which run with every version of the SDK. */
const STARTERS = [
  {
    title: 'Ask the device',
    code: `import { Device } from '@firebolt-js/sdk';

console.log(await Device.make(), await Device.model());
console.log('Screen:', await Device.screenResolution());
`,
  },
  {
    title: 'Follow the lifecycle',
    code: `import { Lifecycle } from '@firebolt-js/sdk';

for (const state of ['foreground', 'background', 'inactive'])
  Lifecycle.listen(state, () => console.log('Now:', state));

await Lifecycle.ready();
`,
  },
  {
    title: 'Get the country and language',
    code: `import { Localization } from '@firebolt-js/sdk';

const [country, language] = await Promise.all([
  Localization.countryCode(),
  Localization.language(),
]);
console.log(\`The viewer is in \${country} and reads \${language}.\`);
`,
  },
];

/** Creates the text and samples that are shown until the first status. */
function createInvitation(
  onPick: (starter: (typeof STARTERS)[number]) => void,
): HTMLElement {
  const items = STARTERS.map((starter) => {
    const button = createButton(starter.title, () => onPick(starter));
    return create('li', {}, button);
  });
  const text =
    'Press Run to see the output of your code here, or start with a sample:';
  return create(
    'div',
    { className: 'run-invitation' },
    create('p', {}, text),
    create('ul', {}, ...items),
  );
}

export interface PlaygroundOptions {
  /** The version that the docs show by default. */
  readonly newest: string;
  /** Not read until the editor has loaded, because the reader may type before that. */
  readonly work: Work;
  readonly onType: (code: string) => void;
  readonly onReplace: (work: Work, name: string) => void;
}

/** A panel with an editor that is always open. */
export class Playground extends Panel {
  readonly element: HTMLElement;
  private readonly field: CodeEditor;
  private readonly types: Types;
  private work: Work;

  constructor(
    { newest, work, onType, onReplace }: PlaygroundOptions,
    openEditor: typeof createEditor,
  ) {
    super(work.version);
    this.work = work;
    this.field = openEditor({
      ...work,
      label: 'Code',
      onChange: onType,
      ...this.keys,
    });
    this.types = new Types({
      newest,
      getWork: () => ({ ...this.work, code: this.field.getCode() }),
      setExtension: (extension) => this.field.update({ extension }),
      onSelect: (found) => this.field.focus(found),
    });
    const invitation = createInvitation(({ title, code }) => {
      onReplace({ ...this.work, language: 'js', code }, title);
      this.field.focus();
    });
    this.output.element.prepend(invitation);
    this.element = this.createElement();
    this.prepare();
  }

  protected getMarked(): MarkedCode {
    return this.field;
  }

  protected getSource() {
    const code = this.field.getCode();
    const isJavaScript = this.work.language === 'js';
    return isJavaScript ? { code } : this.types.transpile(code);
  }

  /** Also scrolls to the output, which is below the code on small screens. */
  override async run(): Promise<void> {
    const { element, output, tabs } = this;
    const end = super.run();
    if (output.element.getBoundingClientRect().bottom > innerHeight)
      bringIntoView(element, tabs.element);
    await end;
  }

  /** Stops the run. Shows other code, or the code in another version or language. */
  show(work: Work): void {
    const { field, types } = this;
    const { version, language } = this.work;
    this.work = work;
    // The editor already has code that the reader has typed.
    const isSame = work.code === field.getCode() && work.language === language;
    if (work.version !== version) this.setVersion(work.version);
    else if (isSame) return;
    else this.reset();
    field.update(work);
    types.update();
  }

  focus(selected: Span): void {
    this.field.focus(selected);
  }

  dispose(): void {
    this.stop();
    this.types.close();
    this.field.dispose();
  }

  /** The list of errors comes last, because it would move the elements below it. */
  private createElement(): HTMLElement {
    const { runButton, stopButton, status, tabs } = this;
    const { view } = this.types;
    const reset = createButton('Reset platform', () => this.reset());
    reset.title = 'End the run and reset the Platform settings';
    const row = { className: 'run-row' };
    return create(
      'section',
      { className: 'run run-playground', ariaLabel: 'Editor and output' },
      create(
        'div',
        { className: 'run-bar' },
        create('span', row, runButton, stopButton),
        create('span', row, view.button, reset),
        status,
        view.state,
      ),
      this.field.element,
      create('div', {}, tabs.element, view.problems),
    );
  }
}
