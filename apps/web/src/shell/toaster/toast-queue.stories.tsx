import preview from '@salonica/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { appAt, appOf } from '../../testing/story-app.tsx';
import { Toaster } from './toaster.tsx';

const meta = preview.meta({ title: 'Machines/Toast queue' });

export const Empty = meta.story({
  ...appAt('/', { part: { element: <Toaster />, namespaces: ['shell'] } }),
  play: async ({ loaded }) => {
    await waitFor(() => expect(appOf({ loaded }).statesOf('toast-queue')).toEqual(['empty']));
  },
});
