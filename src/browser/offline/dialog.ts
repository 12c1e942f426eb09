import { create, fill } from '../../run/view/element';
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

function createButton(text: string, onclick: () => void): HTMLButtonElement {
  return create('button', {
    type: 'button',
    className: 'shell-button',
    textContent: text,
    onclick,
  });
}

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

/** The dialog in which a reader keeps, updates and removes versions. */
export function createDialog(): Dialog {
  const message = create('p', {
    className: 'offline-message',
    attributes: { role: 'status' },
  });
  const bar = create('progress', { hidden: true });
  const update = create('p', { hidden: true });
  const rows = create('ul', { className: 'offline-versions' });
  let isBusy = false;

  const onProgress: OnProgress = (done, all) => {
    Object.assign(bar, { max: all, value: done });
  };

  /** Does something that takes a while, and says how it went. */
  const run = async (
    doing: string,
    done: string,
    work: () => Promise<void>,
  ): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    message.textContent = doing;
    bar.removeAttribute('value');
    bar.hidden = false;
    element.toggleAttribute('data-busy', true);
    const result = await work().then(
      () => done,
      (error: unknown) =>
        error instanceof KeepError ? error.message : String(error),
    );
    isBusy = false;
    bar.hidden = true;
    element.toggleAttribute('data-busy', false);
    await refresh();
    message.textContent = result;
    message.tabIndex = -1;
    // The button that was pressed is another one now.
    if (element.isConnected) message.focus();
  };

  const createRow = (
    { name, files }: ListedVersion,
    status: Status,
  ): HTMLElement => {
    const { kept, list } = status;
    const names = kept ? getNames(kept) : [];
    const isKept = names.includes(name);
    const cost = list ? getCost(status, list, name) : '';
    const button = isKept
      ? createButton(`Remove ${name}`, () => {
          void run(`Removing ${name} …`, `${name} is removed.`, () =>
            remove(name),
          );
        })
      : createButton(`Save ${name} (${cost})`, () => {
          if (!list) return;
          void run(
            `Saving ${name} …`,
            `${name} is saved. Without a connection, open the same addresses.`,
            () => keep(list, name, onProgress),
          );
        });
    const isListed = list?.versions.some((one) => one.name === name) ?? true;
    const gone = isListed ? '' : ', no longer on the site';
    const size = printSize([...files, ...(kept?.list.shared ?? [])]);
    return create(
      'li',
      {},
      create('span', {}, isKept ? `${name}: saved, ${size}${gone}` : name),
      button,
    );
  };

  const showUpdate = (status: Status): void => {
    const { kept, list } = status;
    const news = getNews(status);
    update.hidden = news.length === 0;
    if (!kept || !list || update.hidden) return;
    const date = new Date(kept.time).toLocaleDateString('en');
    fill(
      update,
      `The site has changed since ${date}. `,
      createButton(`Update saved versions (${printSize(news)})`, () => {
        void run('Updating …', 'The saved versions are up to date.', () =>
          keep(list, undefined, onProgress),
        );
      }),
    );
  };

  const refresh = async (): Promise<void> => {
    if (isBusy) return;
    if (!(await isPossible())) {
      message.textContent = IMPOSSIBLE;
      return;
    }
    const status = await readStatus();
    const versions = listVersions(status);
    fill(rows, ...versions.map((version) => createRow(version, status)));
    message.textContent = status.list ? '' : (status.fault ?? LOST);
    showUpdate(status);
  };

  const element = create('div', { className: 'shell-layer' });
  element.append(
    create('div', {
      className: 'shell-backdrop',
      attributes: { 'data-control': 'hide' },
    }),
    create(
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
      create(
        'div',
        { className: 'offline-head' },
        create('h2', { id: 'offline-title' }, 'Read offline'),
        create(
          'button',
          {
            type: 'button',
            className: 'shell-button',
            attributes: { 'data-control': 'hide' },
          },
          'Close',
        ),
      ),
      create('p', {}, INTRO),
      update,
      rows,
      bar,
      message,
    ),
  );
  return { element, refresh };
}
