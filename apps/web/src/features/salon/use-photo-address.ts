import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isOverPage } from './SalonPhoto.tsx';
import { photoIn, photoSearch } from './salon-tabs.ts';

export interface PhotoAddress {
  /** Writes the picture in view into the address: the same entry for as long as the lightbox is open. */
  readonly show: (index: number) => void;
  /** Takes the picture out of the address. */
  readonly leave: () => void;
}

/**
 * While a picture is open the browser's history has one entry more: Back closes it, and its address leads to that
 * picture.
 *
 * @param arrive - called with the picture that a link, Back or Forward asks for, or with null for none
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
    // What replaces an entry is our own note of what the visitor sees already.
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
