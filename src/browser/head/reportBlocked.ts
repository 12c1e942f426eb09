/* Says what the policy of the page has blocked, and how to allow it. */
addEventListener(
  'securitypolicyviolation',
  ({ blockedURI, effectiveDirective }) => {
    console.warn(
      `The policy blocks ${blockedURI} (${effectiveDirective}). Allow its host by "hosts" of ./src/plugins/main.`,
    );
  },
);
