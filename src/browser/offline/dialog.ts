import { create, fill } from '../dom/create';
import { createButton as createPlain } from '../dom/createButton';
import {
  getMissing,
  pickKept,
  type ListedVersion,
  type OfflineList,
} from './list';
import { isPossible, keep, KeepError, remove, type OnProgress } from './keep';
import {
  getNames,
  getNews,
  printSize,
  readStatus,
  type Status,
} from './status';

const INTRO =
  'Save a version in this browser to read, search and compare it without a connection. Samples do not run offline. While you are online, pages come from the site as usual.';

const IMPOSSIBLE =
  'This browser cannot save pages: its storage is blocked, it has no service workers, or the page was not loaded over HTTPS. Instead, you can download all pages as an archive from the overview of the API.';

const LOST =
  'There is no connection: you can remove saved versions, but not add any.';

export interface Dialog {
  /** The layer that stands in front of the page. */
  readonly element: HTMLElement;
  /** Reads anew what there is, unless it is being changed. */
  readonly refresh: () => Promise<void>;
}

const createButton = (text: string, onclick: () => void): HTMLButtonElement =>
  createPlain(text, 'shell-button', onclick);

/** What a version takes besides what is there already. */
function getCost({ kept }: Status, list: OfflineList, name: string): string {
  const names = [...(kept ? getNames(kept) : []), name];
  return printSize(getMissing(pickKept(list, kept?.list, names), kept?.list));
}

/** Those of the site, and those that are kept and no longer there. */
function listVersions({ kept, list }: Status): readonly ListedVersion[] {
  const listed = list?.versions ?? [];
  const isListed = ({ name }: ListedVersion): boolean =>
    listed.some((one) => one.name === name);
  const gone = (kept?.list.versions ?? []).filter((one) => !isListed(one));
  return [...listed, ...gone];
}

/** What changes in the dialog, and what changes it. */
interface DialogParts {
  readonly message: HTMLElement;
  readonly bar: HTMLProgressElement;
  readonly update: HTMLElement;
  readonly rows: HTMLElement;
}

const createParts = (): DialogParts => ({
  message: create('p', {
    className: 'offline-message',
    attributes: { role: 'status' },
  }),
  bar: create('progress', { hidden: true }),
  update: create('p', { hidden: true }),
  rows: create('ul', { className: 'offline-versions' }),
});

const createLayer = ({
  update,
  rows,
  bar,
  message,
}: DialogParts): HTMLElement => {
  const close = create(
    'button',
    {
      type: 'button',
      className: 'shell-button',
      attributes: { 'data-control': 'hide' },
    },
    'Close',
  );
  const title = create('h2', { id: 'offline-title' }, 'Read offline');
  const dialog = create(
    'div',
    {
      className: 'offline-dialog',
      tabIndex: -1,
      attributes: {
        role: 'dialog',
        'aria-modal': 'true',
        'aria-labelledby': 'offline-title',
      },
    },
    create('div', { className: 'offline-head' }, title, close),
    create('p', {}, INTRO),
    update,
    rows,
    bar,
    message,
  );
  const backdrop = create('div', {
    className: 'shell-backdrop',
    attributes: { 'data-control': 'hide' },
  });
  return create('div', { className: 'shell-layer' }, backdrop, dialog);
};

/** Something that takes a while. */
interface OfflineJob {
  readonly doing: string;
  readonly done: string;
  readonly work: (onProgress: OnProgress) => Promise<void>;
}

type StartJob = (job: OfflineJob) => void;

const createRemoval = (name: string): OfflineJob => ({
  doing: `Removing ${name} …`,
  done: `${name} is removed.`,
  work: () => remove(name),
});

const createSaving = (list: OfflineList, name: string): OfflineJob => ({
  doing: `Saving ${name} …`,
  done: `${name} is saved. Without a connection, open the same addresses.`,
  work: (onProgress) => keep(list, name, onProgress),
});

const createUpdate = (list: OfflineList): OfflineJob => ({
  doing: 'Updating …',
  done: 'The saved versions are up to date.',
  work: (onProgress) => keep(list, undefined, onProgress),
});

/** A version, and the button that saves or removes it. */
function createRow(
  { name, files }: ListedVersion,
  status: Status,
  start: StartJob,
): HTMLElement {
  const { kept, list } = status;
  const isKept = kept !== undefined && getNames(kept).includes(name);
  const cost = list ? getCost(status, list, name) : '';
  const button = isKept
    ? createButton(`Remove ${name}`, () => {
        start(createRemoval(name));
      })
    : createButton(`Save ${name} (${cost})`, () => {
        if (list) start(createSaving(list, name));
      });
  const isListed = list?.versions.some((one) => one.name === name) ?? true;
  const gone = isListed ? '' : ', no longer on the site';
  const size = printSize([...files, ...(kept?.list.shared ?? [])]);
  const text = isKept ? `${name}: saved, ${size}${gone}` : name;
  return create('li', {}, create('span', {}, text), button);
}

/** Offers what the site has changed since a version was saved. */
function fillUpdate(
  update: HTMLElement,
  status: Status,
  start: StartJob,
): void {
  const { kept, list } = status;
  const news = getNews(status);
  update.hidden = news.length === 0;
  if (!kept || !list || update.hidden) return;
  const date = new Date(kept.time).toLocaleDateString('en');
  fill(
    update,
    `The site has changed since ${date}. `,
    createButton(`Update saved versions (${printSize(news)})`, () => {
      start(createUpdate(list));
    }),
  );
}

/** The dialog in which a reader keeps, updates and removes versions. */
export function createDialog(): Dialog {
  const parts = createParts();
  const { message, bar, update, rows } = parts;
  const element = createLayer(parts);
  let isBusy = false;

  const setBusy = (value: boolean): void => {
    isBusy = value;
    bar.hidden = !value;
    element.toggleAttribute('data-busy', value);
  };

  const refresh = async (): Promise<void> => {
    if (isBusy) return;
    if (!(await isPossible())) {
      message.textContent = IMPOSSIBLE;
      return;
    }
    const status = await readStatus();
    fill(
      rows,
      ...listVersions(status).map((one) => createRow(one, status, start)),
    );
    message.textContent = status.list ? '' : (status.fault ?? LOST);
    fillUpdate(update, status, start);
  };

  /** Does a job, and says how it went. */
  const run = async ({ doing, done, work }: OfflineJob): Promise<void> => {
    message.textContent = doing;
    bar.removeAttribute('value');
    setBusy(true);
    const onProgress: OnProgress = (value, max) => {
      Object.assign(bar, { max, value });
    };
    const result = await work(onProgress).then(
      () => done,
      (error: unknown) =>
        error instanceof KeepError ? error.message : String(error),
    );
    setBusy(false);
    await refresh();
    message.textContent = result;
    message.tabIndex = -1;
    // The button that was pressed is another one now.
    if (element.isConnected) message.focus();
  };

  const start: StartJob = (job) => {
    if (!isBusy) void run(job);
  };

  return { element, refresh };
}
