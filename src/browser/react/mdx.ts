// @ts-expect-error -- the package has no types
import { mdx, MDXContext } from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';

// In client components, no page provides the components of Markdown.
const context = MDXContext as { readonly _currentValue: object };
Object.assign(context._currentValue, MDXComponents);

export { mdx };
