/*
 * A client module of `npm start`: says in one sentence what the policy has blocked,
 * as the browser's own message does not say where to allow it.
 */

const PLACE = 'src/plugins/checks/csp/policy.ts';

if (typeof document !== 'undefined') {
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective, sourceFile }) => {
      const what = blockedURI || 'what a script does';
      const where = sourceFile ? ` (asked for by ${sourceFile})` : '';
      console.error(
        `The security policy blocks ${what}${where}, here and in the built site: put it into a file of the site, or allow it by ${effectiveDirective} in ${PLACE}.`,
      );
    },
  );
}
