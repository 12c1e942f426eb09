/* Logs what the page's Content-Security-Policy blocks, and how to allow it. */
addEventListener(
  'securitypolicyviolation',
  ({ blockedURI, effectiveDirective }) => {
    console.warn(
      `CSP blocks ${blockedURI} (${effectiveDirective}). Allow its host in "hosts" of ./src/plugins/main.`,
    );
  },
);
