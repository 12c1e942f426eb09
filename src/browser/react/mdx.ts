import { createElement, type ReactElement } from 'react';
// @ts-expect-error -- the package has no types
import { mdx as create } from '@mdx-js/react';
import MDXContent from '@theme/MDXContent';

type Create = (
  type: unknown,
  props: object | null,
  ...children: unknown[]
) => ReactElement;

/** Provides Markdown with the theme's components, because no page around it does. */
export const mdx: Create = (type, props, ...children) => {
  const element = (create as Create)(type, props, ...children);
  // MDX passes these only to the element around the whole content.
  const isWhole = props && 'components' in props;
  return isWhole ? createElement(MDXContent, null, element) : element;
};
