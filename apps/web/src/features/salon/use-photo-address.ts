import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isOverPage } from './SalonPhoto.tsx';
import { photoIn, photoSearch } from './salon-tabs.ts';

export interface PhotoAddress {
  /** Writes the visible picture to the URL: the same history entry while the lightbox is open. */
  readonly show: (index: number) => void;
  /** Removes the picture from the URL. */
  readonly leave: () => void;
}

/**
 * An open picture adds one history entry: Back closes it, and its URL links to that picture.
 * @param arrive - called with the picture of a link, Back or Forward, or with null for none
 */
export function usePhotoAddress(
  count: number,
  arrive: (index: number | null) => void,
): PhotoAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const state: unknown = location.state;
  const asked = photoIn(location.search, count);

  const obey = useEffectEvent((_entry: string) => {
    // Replacing an entry only records the visible state.
    if (kind !== NavigationType.Replace || asked === null) arrive(asked);
  });
  useEffect(() => obey(location.key), [location.key]);

  const write = (index: number | null) =>
    void navigate(
      { search: photoSearch(location.search, index) },
      { replace: true, state, preventScrollReset: true },
    );
  return {
    show(index) {
      if (index !== asked) write(index);
    },
    leave() {
      if (asked === null) return;
      if (isOverPage(state)) void navigate(-1);
      else write(null);
    },
  };
}
