import { Outlet, ScrollRestoration } from 'react-router-dom';
import { OfflineNote } from './offline-note.tsx';
import { PageTitleProvider } from './page-title.tsx';
import { useRouteFocus } from './route-focus.ts';
import { ToasterSlot } from './toaster/toaster-slot.tsx';

export function RootLayout() {
  useRouteFocus();
  return (
    <PageTitleProvider>
      <OfflineNote />
      <Outlet />
      <ToasterSlot />
      <ScrollRestoration />
    </PageTitleProvider>
  );
}
