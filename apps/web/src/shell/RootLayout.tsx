import { Outlet } from 'react-router-dom';
import { PreviewBannerSlot } from './banner/PreviewBannerSlot.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { PageTitleProvider } from './PageTitleProvider.tsx';
import { PendingSlot } from './PendingSlot.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { useRouteFocus } from './route-focus.ts';
import { ScrollReturn } from './ScrollReturn.tsx';
import { SlowPage } from './SlowPage.tsx';
import { ToasterSlot } from './toaster/ToasterSlot.tsx';
import { useSignOutToast } from './use-sign-out-toast.ts';

export function RootLayout() {
  useRouteFocus();
  useSignOutToast();
  return (
    <PageTitleProvider>
      <ProgressLine />
      <PreviewBannerSlot />
      <OfflineNote />
      <PendingSlot />
      <Outlet />
      <SlowPage />
      <ToasterSlot />
      <ScrollReturn />
    </PageTitleProvider>
  );
}
