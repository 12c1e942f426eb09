/* Says what the policy of the page has blocked, and how to allow it. */
addEventListener(
  'securitypolicyviolation',
  ({ blockedURI, effectiveDirective }) => {
    console.warn(
      `CSP blocks ${blockedURI} (${effectiveDirective}). Allow its host in "hosts" of ./src/plugins/main.`,
    );
  },
);
