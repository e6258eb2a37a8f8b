export {
  pictureTypes,
  type SalonFact,
  salonFacts,
  salonPictureMaxBytes,
  slotLengths,
} from '@salonica/contract/v1/facts';
