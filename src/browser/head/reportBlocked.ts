/* Says what the policy of the page has blocked, and how to allow it. */
addEventListener(
  'securitypolicyviolation',
  ({ blockedURI, effectiveDirective }) => {
    console.warn(
      `The policy of this site blocks ${blockedURI} (${effectiveDirective}). To allow its host, name it in the option "hosts" of ./src/plugins/main in docusaurus.config.ts.`,
    );
  },
);
