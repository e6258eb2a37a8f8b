import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { PreviewBannerSlot } from './banner/PreviewBannerSlot.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { PageTitleProvider } from './PageTitleProvider.tsx';
import { PendingSlot } from './PendingSlot.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { useRouteFocus } from './route-focus.ts';
import { SlowPage } from './SlowPage.tsx';
import { ToasterSlot } from './toaster/ToasterSlot.tsx';
import { useSignOutToast } from './use-sign-out-toast.ts';

/**
 * Scroll positions are stored per history entry. The first entry of every document has the same
 * key, so there the URL is part of the key: a link to a section must not restore the position of
 * another page.
 */
function placeOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}

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
      <ScrollRestoration getKey={placeOf} />
    </PageTitleProvider>
  );
}
