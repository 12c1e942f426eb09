import { create } from '../dom/create';
import { createButton } from '../dom/createButton';
import { keep, KeepError } from './keep';
import { getNews, printSize, type Status } from './status';

/** Says until the tab is closed that a reader does not want it now. */
const LATER_KEY = 'offline.later';

/** Offers what has changed of the kept versions since they were kept. */
export function offerUpdate(status: Status): void {
  const { kept, list } = status;
  const news = getNews(status);
  if (!kept || !list || news.length === 0) return;
  if (sessionStorage.getItem(LATER_KEY) !== null) return;
  const text = create(
    'p',
    { attributes: { role: 'status' } },
    'The pages that you saved for reading offline have changed on the site.',
  );
  const later = createButton(
    'Later',
    'button button--sm button--secondary',
    () => {
      sessionStorage.setItem(LATER_KEY, '');
      banner.remove();
    },
  );
  const label = `Update (${printSize(news)})`;
  const update = createButton(
    label,
    'button button--sm button--primary',
    () => {
      update.remove();
      later.textContent = 'Close';
      text.textContent = 'Updating …';
      keep(list, undefined, () => undefined).then(
        () => {
          text.textContent = 'The saved pages are up to date.';
        },
        (error: unknown) => {
          text.textContent =
            error instanceof KeepError ? error.message : String(error);
        },
      );
    },
  );
  const banner = create(
    'div',
    { className: 'site-failure' },
    text,
    update,
    later,
  );
  document.body.append(banner);
}
