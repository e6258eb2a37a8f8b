import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import { componentDescription } from './from-tsdoc.ts';

// Stories do not pay for the documentation: it is fetched when a page of it is opened.
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

// Headings of pages that are written by hand are ours: no anchors are drawn into them.
const headings = { h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4' };

/** How documentation looks and where it comes from. */
export const docsParameters = {
  container: Container,
  page: Page,
  components: headings,
  toc: {
    title: 'On this page',
    headingSelector: 'h2, h3',
    ignoreSelector: '.doc-preview *, .doc-details *',
  },
  // The typing of `docs` leaves this hook out.
  extractComponentDescription: componentDescription,
} as const;
