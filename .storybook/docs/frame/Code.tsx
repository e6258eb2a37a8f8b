import { Source } from '@storybook/addon-docs/blocks';
import { useContext, type ComponentProps } from 'react';
import { ToolbarContext, useIsDark } from './toolbar.ts';

/** Code in the theme of the toolbar, with a button that copies it. */
export function Code(props: Omit<ComponentProps<typeof Source>, 'dark'>) {
  const { theme } = useContext(ToolbarContext);
  return <Source {...props} dark={useIsDark(theme)} />;
}
