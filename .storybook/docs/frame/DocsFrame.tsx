import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useDocumentSettings } from '../../decorators/document-settings.ts';
import './docs.css';
import './sections.css';
import './tables.css';
import { ToolbarContext, useIsDark, useToolbar } from './toolbar.ts';
import { blockThemes } from './theme.ts';

/**
 * The frame of every documentation page: our background, type and colours in the theme of the
 * toolbar.
 */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context.channel);
  const isDark = useIsDark(globals.theme);
  useDocumentSettings(globals);
  return (
    <ToolbarContext value={globals}>
      <DocsContainer context={context} theme={isDark ? blockThemes.dark : blockThemes.light}>
        {/* A story gives the document its language; the documentation itself is in English. */}
        <main className="doc sb-unstyled" lang="en">
          {children}
        </main>
      </DocsContainer>
    </ToolbarContext>
  );
}
