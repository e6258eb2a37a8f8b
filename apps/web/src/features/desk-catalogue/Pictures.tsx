import { Button } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { FormMessage } from '@salonica/ui/form';
import { Photo } from '@salonica/ui/photo';
import { Stack } from '@salonica/ui/stack';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './catalogue.module.css';
import { OrderButtons } from './OrderButtons.tsx';
import {
  inOrder,
  mostPictures,
  type PictureOfDesk,
  type PicturesOfDesk,
  withCaption,
  without,
} from './picture-draft.ts';
import { PictureForm } from './PictureForm.tsx';
import { PictureUpload } from './PictureUpload.tsx';
import { RetireDialog } from './RetireDialog.tsx';
import { isSameValue } from './same-value.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { useOrder } from './use-order.ts';
import { OvertakenError, type Settings, useSettings } from './use-settings.ts';

export interface PicturesProps {
  readonly onSaved: () => void;
  readonly onAdded: () => void;
  readonly onRemoved: () => void;
}

const idsOf = ({ pictures }: PicturesOfDesk) => pictures.map(({ id }) => id);

interface GalleryProps extends PicturesProps {
  readonly part: PicturesOfDesk;
  readonly save: Settings<PicturesOfDesk>['save'];
}

function Gallery({ part, save, onSaved, onAdded, onRemoved }: GalleryProps) {
  const { t } = useTranslation('deskCatalogue');
  const failureWords = useFailureWords();
  const [removing, setRemoving] = useState<PictureOfDesk | null>(null);
  const [announced, setAnnounced] = useState('');
  const order = useOrder((ids) => {
    let current = part;
    return save({
      content: ids.join(),
      isSame(now) {
        current = now;
        return isSameValue(idsOf(now).toSorted(), ids.toSorted());
      },
      run: (api, write) => api.changeDeskPictures({ ...write, body: inOrder(current, ids) }),
    });
  });
  const ids = order.ids ?? idsOf(part);
  const pictures = ids.flatMap((id) => part.pictures.filter((one) => one.id === id));

  const saveTexts = async (picture: PictureOfDesk, texts: PictureOfDesk['caption']) => {
    let current = part;
    await save({
      content: JSON.stringify([picture.id, texts]),
      isSame(now) {
        current = now;
        const theirs = now.pictures.find(({ id }) => id === picture.id);
        return isSameValue(theirs?.caption, picture.caption);
      },
      run: (api, write) =>
        api.changeDeskPictures({ ...write, body: withCaption(current, picture.id, texts) }),
    });
    onSaved();
  };
  const remove = ({ id }: PictureOfDesk) => {
    let current = part;
    return save({
      content: `remove ${id}`,
      isSame(now) {
        current = now;
        return idsOf(now).includes(id);
      },
      run: (api, write) => api.changeDeskPictures({ ...write, body: without(current, id) }),
    });
  };
  const isFull = pictures.length >= mostPictures;
  return (
    <Stack gap={20}>
      <PictureUpload
        label={t('pictures.add')}
        isDisabled={isFull}
        upload={async (file, onProgress) => {
          await save({
            content: `${file.name} ${file.size} ${file.lastModified}`,
            isSame: () => true,
            run: (api, write) => api.addDeskPicture({ ...write, file, onProgress }),
          });
          onAdded();
        }}
      />
      <p>{isFull ? t('pictures.full', { count: mostPictures }) : t('pictures.rules')}</p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <FormMessage>
        {order.error === null
          ? null
          : order.error instanceof OvertakenError
            ? t('overtaken.list')
            : failureWords(order.error)}
      </FormMessage>
      {pictures.length === 0 ? (
        <EmptyState
          title={t('pictures.empty')}
          headingLevel={2}
          illustration={<span className={vignette['bench']} />}
        >
          {t('pictures.emptyText')}
        </EmptyState>
      ) : null}
      <ol role="list" className={styles['pictures']}>
        {pictures.map((picture, place) => {
          const number = place + 1;
          const name = t('pictures.number', { number });
          return (
            <li key={picture.id} className={styles['picture']}>
              <Photo ratio="4:3" image={{ src: picture.light, darkSrc: picture.dark, alt: name }} />
              <div className={styles['tools']}>
                <OrderButtons
                  name={name}
                  place={place}
                  count={pictures.length}
                  onMove={(by) => {
                    order.move(ids, picture.id, by);
                    setAnnounced(
                      t('order.moved', { name, place: number + by, count: pictures.length }),
                    );
                  }}
                />
                <Button
                  variant="destructive"
                  size="s"
                  aria-label={t('removeNamed', { name })}
                  onClick={() => setRemoving(picture)}
                >
                  {t('remove')}
                </Button>
                {place === 0 ? <span>{t('pictures.first')}</span> : null}
              </div>
              <PictureForm
                picture={picture}
                number={number}
                onSave={(texts) => saveTexts(picture, texts)}
              />
            </li>
          );
        })}
      </ol>
      {removing === null ? null : (
        <RetireDialog
          title={t('pictures.removeTitle')}
          text={t('pictures.removeText')}
          retire={() => remove(removing)}
          onClose={() => setRemoving(null)}
          onRetired={onRemoved}
        />
      )}
    </Stack>
  );
}

/** The pictures of the salon: order, alternative texts, uploads. */
export function Pictures(props: PicturesProps) {
  const { load, save } = useSettings<PicturesOfDesk>('pictures', (api, request) =>
    api.readDeskPictures(request),
  );
  return (
    <SettingsPage area="pictures" load={load}>
      {(part) => <Gallery part={part} save={save} {...props} />}
    </SettingsPage>
  );
}
