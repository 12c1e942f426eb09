export async function loadStyle(href: string): Promise<void> {
  const { href: address } = new URL(href, location.href);
  const isThere = [...document.styleSheets].some(
    (sheet) => sheet.href === address,
  );
  if (isThere) return;
  await new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`Style sheet ${href} failed to load.`));
    };
    document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
  });
}
