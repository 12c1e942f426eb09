export function showBanner(message: string, retry: () => void): HTMLElement {
  const banner = document.createElement('div');
  banner.className = 'site-failure';
  banner.role = 'alert';
  const add = (name: 'p' | 'button', properties: object): void =>
    banner.append(Object.assign(document.createElement(name), properties));
  add('p', { textContent: message });
  add('button', {
    className: 'button button--sm button--primary',
    textContent: 'Retry',
    onclick: retry,
  });
  add('button', {
    className: 'button button--sm button--secondary',
    textContent: 'Dismiss',
    onclick: (): void => banner.remove(),
  });
  document.body.append(banner);
  return banner;
}
