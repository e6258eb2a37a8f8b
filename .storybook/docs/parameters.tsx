import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import { componentDescription } from './from-tsdoc.ts';

// The documentation loads when one of its pages is opened, so that stories are not slower.
const Frame = lazy(async () => ({ default: (await import('./frame/DocsFrame.tsx')).DocsFrame }));
const Page = lazy(async () => ({
  default: (await import('./component/ComponentPage.tsx')).ComponentPage,
}));

function Container(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  );
}

// Handwritten pages render their own headings, without anchors.
const headings = { h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4' };

/** Appearance and source of the documentation. */
export const docsParameters = {
  container: Container,
  page: Page,
  components: headings,
  toc: {
    title: 'On this page',
    headingSelector: 'h2, h3',
    ignoreSelector: '.doc-preview *, .doc-details *',
  },
  // The type of `docs` lacks this hook.
  extractComponentDescription: componentDescription,
} as const;
