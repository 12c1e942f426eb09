/* Logs requests that the page's Content-Security-Policy blocks, and how to allow them. */
addEventListener(
  'securitypolicyviolation',
  ({ blockedURI, effectiveDirective }) => {
    // Inline styles have no host, and the browser logs them itself.
    if (blockedURI === 'inline') return;
    console.warn(
      `CSP blocks ${blockedURI} (${effectiveDirective}). Add its host to the "hosts" option of ./src/plugins/main.`,
    );
  },
);
