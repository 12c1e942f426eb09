// Core's client module, which the server runs too. See `plugins/browser/page`.
if (typeof document !== 'undefined') void import('./index');
