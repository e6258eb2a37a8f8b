'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type ComponentProps, type ReactElement } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { cx } from '../internal/cx.ts';
import { formatNumber } from '../internal/format-number.ts';
import { hiddenClass } from '../internal/hidden.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { useModal } from '../internal/modal/index.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useDark } from '../internal/use-dark.ts';
import { useStableCallback } from '../internal/use-stable-callback.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { wrap } from './gesture-math.ts';
import { en, type LightboxMessages } from './Lightbox.messages.ts';
import classes from './Lightbox.module.css';
import { LightboxSlide } from './LightboxSlide.tsx';
import { LightboxThumbs } from './LightboxThumbs.tsx';
import { fitIn } from './stage-drawing.ts';
import type {
  LightboxCloseReason,
  LightboxIndexDetails,
  LightboxIndexReason,
  LightboxPicture,
  LightboxZoomDetails,
} from './types.ts';
import { useKeys } from './use-keys.ts';
import { useStage } from './use-stage.ts';
import { useView } from './use-view.ts';
import { useWalk } from './use-walk.ts';

/** Props of {@link Lightbox}: every attribute of a `dialog` but `open`. */
export interface LightboxProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'children'
> {
  /** Whether it is open; only the consumer changes it. */
  open: boolean;
  /** Requests closing; `open` alone decides. */
  onOpenChange: (open: false, details: ChangeDetails<LightboxCloseReason>) => void;
  /** Name of the dialog, such as that of the salon. Announced, not visible. */
  title: string;
  /** In order. */
  pictures: readonly LightboxPicture[];
  /** The visible picture, counted from 0. */
  index: number;
  /** Requests another picture; after the last one comes the first. */
  onIndexChange: (index: number, details: LightboxIndexDetails) => void;
  /** Zoom factor, from 1 (fits) to 4; makes the zoom controlled. */
  zoom?: number | undefined;
  /** Requests another zoom. */
  onZoomChange?: ((zoom: number, details: LightboxZoomDetails) => void) | undefined;
  /**
   * Called when the picture at this index has to be fetched again, if the consumer gives its
   * `status`.
   */
  onRetry?: ((index: number) => void) | undefined;
  /**
   * The element that takes the focus after closing, such as the thumbnail of the last picture.
   * @default the element that had it before
   */
  returnFocus?: (() => HTMLElement | null | undefined) | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<LightboxMessages> | undefined;
}

/**
 * Pictures one at a time, in full-window size. Renders a native modal `dialog`; the page behind
 * neither scrolls nor moves. Keys, fingers, pointer and wheel request changes; the consumer
 * decides.
 *
 * @example <Lightbox open={photo !== null} onOpenChange={close} title="Atelier Aristotelous"
 * pictures={[{ src: '/salons/01/basins.avif', alt: 'The wash room', width: 1600, height: 1200 }]}
 * index={photo ?? 0} onIndexChange={setPhoto} returnFocus={() => tiles.current[photo]} />
 */
export function Lightbox({
  open,
  onOpenChange,
  title,
  pictures,
  index,
  onIndexChange,
  zoom,
  onZoomChange,
  onRetry,
  returnFocus,
  messages: own,
  ref: outerRef,
  className,
  ...rest
}: LightboxProps): ReactElement {
  const messages = useMessages('lightbox', en, own);
  const locale = useLocale();
  const dark = useDark();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = pictures.length;
  const several = count > 1;
  const picture = pictures[index];

  const ask = (reason: LightboxCloseReason): void => onOpenChange(false, { reason });
  const { ref, present } = useModal({
    open,
    lightDismiss: false,
    focusFirst: () => heading.current,
    onCloseRequest: ask,
  });
  // Not while closing: the page's elements are focusable only now, after the dialog has returned
  // the focus itself.
  const giveFocusBack = useStableCallback(() => returnFocus?.()?.focus());
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) giveFocusBack();
    wasOpen.current = open;
  }, [open, giveFocusBack]);

  const { view, changeView, resetView } = useView({ index, zoom, onZoomChange });
  const { slides, setWish } = useWalk(index, count);

  const goTo = (next: number, reason: LightboxIndexReason): void => {
    if (next === index) return;
    resetView();
    onIndexChange(next, { reason });
  };
  const step = (by: 1 | -1, reason: LightboxIndexReason): void => {
    setWish(by);
    goTo(wrap(index, by, count), reason);
  };

  useStage({
    dialog: ref,
    present,
    view,
    onView: changeView,
    onPressBeside: () => ask('backdrop'),
    onRelease: (release) => {
      if (release === 'close') ask('swipe');
      else if (several) step(release === 'next' ? 1 : -1, 'swipe');
    },
  });
  useKeys({
    dialog: ref,
    present,
    view,
    onView: (next) => changeView(fitIn(ref.current, next), 'key'),
    onStep: (by) => step(by, 'key'),
    onFirst: () => goTo(0, 'key'),
    onLast: () => goTo(count - 1, 'key'),
  });

  const description = picture?.caption ?? picture?.alt ?? '';
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      {...rest}
      ref={useMergedRefs(ref, outerRef)}
      data-component="lightbox"
      data-zoomed={view.zoom > 1 ? '' : undefined}
      className={cx(classes['root'], className)}
    >
      {present ? (
        <>
          <div data-part="bar" className={classes['bar']}>
            <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={hiddenClass}>
              {title}
            </h2>
            <p aria-hidden="true" data-part="counter" className={classes['counter']}>
              {`${formatNumber(locale, index + 1)} / ${formatNumber(locale, count)}`}
            </p>
            <IconButton
              label={messages.close}
              data-part="close"
              className={classes['button']}
              onClick={() => ask('close-button')}
            >
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <p aria-live="polite" data-part="position" className={hiddenClass}>
            {messages.position({ index: index + 1, count, description })}
          </p>
          <div data-part="stage" className={classes['stage']}>
            {slides.map(({ key, place, index: at }) => {
              const shown = pictures[at];
              return shown ? (
                <LightboxSlide
                  key={key}
                  src={(dark ? shown.darkSrc : undefined) ?? shown.src}
                  alt={shown.alt}
                  width={shown.width ?? 4}
                  height={shown.height ?? 3}
                  place={place}
                  status={shown.status}
                  onRetry={() => onRetry?.(at)}
                  messages={messages}
                />
              ) : null;
            })}
          </div>
          {several ? (
            <div data-part="arrows" className={classes['arrows']}>
              <div className={classes['pair']}>
                <IconButton
                  label={messages.previous}
                  data-part="previous"
                  className={classes['button']}
                  onClick={() => step(-1, 'press')}
                >
                  <ChevronLeft aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={messages.next}
                  data-part="next"
                  className={classes['button']}
                  onClick={() => step(1, 'press')}
                >
                  <ChevronRight aria-hidden="true" />
                </IconButton>
              </div>
            </div>
          ) : null}
          <p
            // The picture's `alt` is enough, unless the caption differs.
            aria-hidden={picture?.caption === undefined || undefined}
            data-part="caption"
            className={classes['caption']}
          >
            {description}
          </p>
          {several ? (
            <LightboxThumbs
              pictures={pictures}
              index={index}
              dark={dark}
              messages={messages}
              onPick={(at) => goTo(at, 'choice')}
            />
          ) : null}
        </>
      ) : null}
    </dialog>
  );
}
