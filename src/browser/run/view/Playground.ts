import type { Work } from '../sharing/Work';
import { Types } from '../types/Types';
import { create } from '../../dom/create';
import { CodeField } from './CodeField';
import { createButton } from './createButton';
import type { Selection } from './createEditor';
import { Runs } from './Runs';

/** A sample to begin with. */
interface Starter {
  readonly title: string;
  /** JavaScript that every version of the SDK runs. */
  readonly code: string;
}

const STARTERS: readonly Starter[] = [
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
    title: 'Ask for country and language',
    code: `import { Localization } from '@firebolt-js/sdk';

const [country, language] = await Promise.all([
  Localization.countryCode(),
  Localization.language(),
]);
console.log(\`The viewer is in \${country}, and reads \${language}.\`);
`,
  },
];

/** Replaces the output until the first run. */
function createInvitation(onPick: (starter: Starter) => void): HTMLElement {
  const items = STARTERS.map((starter) => {
    const button = createButton(starter.title, () => {
      onPick(starter);
    });
    return create('li', {}, button);
  });
  const text =
    'Press Run: the output of your code appears here. Or start with a sample:';
  return create(
    'div',
    { className: 'run-invitation' },
    create('p', {}, text),
    create('ul', {}, ...items),
  );
}

export interface PlaygroundOptions {
  /** URL of the runner's files, with a trailing slash. */
  readonly base: string;
  /** The default version of the docs. */
  readonly newest: string;
  readonly work: Work;
  /** Called with the code of the editor when it changes. */
  readonly onType: (code: string) => void;
  /** Called with a sample that the reader chooses. */
  readonly onReplace: (work: Work, name: string) => void;
}

/** An editor that is always open, with the results of its code. */
export class Playground {
  readonly element: HTMLElement;
  private readonly field: CodeField;
  private readonly runs: Runs;
  private readonly types: Types;
  private work: Work;

  constructor({ base, newest, work, onType, onReplace }: PlaygroundOptions) {
    this.work = work;
    this.field = new CodeField({
      ...work,
      label: 'Code',
      onChange: onType,
      onRun: () => void this.runs.run(),
      onLeave: () => {
        this.runs.button.focus();
      },
    });
    const invitation = createInvitation(({ title, code }) => {
      onReplace({ ...this.work, language: 'js', code }, title);
      this.field.focus();
    });
    this.runs = new Runs(
      {
        base,
        getMarked: () => this.field,
        getSource: () => {
          const code = this.field.getCode();
          const isJavaScript = this.work.language === 'js';
          return isJavaScript ? code : this.types.transpile(code);
        },
        invitation,
      },
      work.version,
    );
    this.types = new Types({
      base,
      newest,
      getWork: () => ({ ...this.work, code: this.field.getCode() }),
      setExtension: (extension) => {
        this.field.update({ extension });
      },
    });
    this.element = this.createElement();
    this.runs.prepare();
  }

  /** Shows changed work, and ends what runs. */
  show(work: Work): void {
    const { field, runs, types } = this;
    const { version, language } = this.work;
    const { code } = work;
    this.work = work;
    // The field reports what the reader types, so it has that already.
    const isCode = code !== field.getCode();
    const isVersion = work.version !== version;
    if (!isCode && !isVersion && work.language === language) return;
    if (isVersion) runs.setVersion(work.version);
    else runs.reset();
    // An equal text would move the cursor.
    field.update({ language: work.language, ...(isCode && { code }) });
    types.update();
  }

  focus(selection: Selection): void {
    this.field.focus(selection);
  }

  /** Ends what runs. */
  dispose(): void {
    this.runs.stop();
    this.types.close();
  }

  /** Problems come last, so that they don't move the others. */
  private createElement(): HTMLElement {
    const { button, stopButton, status, views } = this.runs;
    const { types } = this;
    const reset = createButton('Reset platform', () => {
      this.runs.reset();
    });
    reset.title = 'End the run and reset the Platform settings';
    const row = { className: 'run-row' };
    return create(
      'section',
      { className: 'run run-playground', ariaLabel: 'Editor and output' },
      create(
        'div',
        { className: 'run-bar' },
        create('span', row, button, stopButton),
        create('span', row, types.button, reset),
        status,
        types.state,
      ),
      this.field.element,
      create('div', {}, views, types.problems),
    );
  }
}
