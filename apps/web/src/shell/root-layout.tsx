import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PreviewBannerSlot } from './banner/preview-banner-slot.tsx';
import { OfflineNote } from './offline-note.tsx';
import { PageTitleProvider } from './page-title.tsx';
import { useRouteFocus } from './route-focus.ts';
import { ToasterSlot } from './toaster/toaster-slot.tsx';
import { useSignOutNotice } from './use-sign-out-notice.ts';

export function RootLayout() {
  useRouteFocus();
  useSignOutNotice();
  return (
    <PageTitleProvider>
      <PreviewBannerSlot />
      <OfflineNote />
      <Outlet />
      <ToasterSlot />
      <ScrollRestoration />
    </PageTitleProvider>
  );
}
