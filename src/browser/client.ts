/** Runs `src/browser` alongside Docusaurus's client with `npm start`. */
async function start(): Promise<void> {
  await import('./index');
  // `npm start` compiles the templates only when the first page is shown.
  if (process.env.NODE_ENV === 'development') {
    const { TEMPLATES } = await import('./react/templates');
    for (const [name, innerHTML] of TEMPLATES) {
      const template = document.createElement('template');
      document.body.append(Object.assign(template, { innerHTML }));
      template.dataset['state'] = name;
    }
  }
  document.documentElement.dataset['app'] = 'ready';
}

// Docusaurus runs client modules on the server, too.
if (typeof document !== 'undefined') void start();
