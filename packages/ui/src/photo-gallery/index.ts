export {
  GalleryPhoto,
  PhotoGallery,
  type GalleryAll,
  type GalleryPhotoProps,
  type PhotoGalleryProps,
} from './PhotoGallery.tsx';
