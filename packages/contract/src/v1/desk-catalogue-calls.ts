import { type Call, read } from './call.ts';
import { deskParamsSchema } from './desk.ts';
import {
  deskBarberRequestSchema,
  deskBarbersSchema,
  deskDescriptionRequestSchema,
  deskDescriptionSchema,
  deskItemParamsSchema,
  deskOrderRequestSchema,
  deskPicturesRequestSchema,
  deskPicturesSchema,
  deskRevisedSchema,
  deskRulesRequestSchema,
  deskRulesSchema,
  deskServiceRequestSchema,
  deskServicesSchema,
} from './desk-catalogue.ts';
import { deskDecidedRequestSchema, deskSettledSchema } from './desk-decisions.ts';
import { pictureTypes, salonPictureMaxBytes } from './facts.ts';
import { v1Paths } from './protocol.ts';

const settings = { access: 'member', role: 'manager' } as const;

const change = {
  ...settings,
  needs: ['idempotency-key', 'revision'],
  status: 200,
  response: deskRevisedSchema,
} as const;

/** The change or the end of something that customers may have booked. */
const settling = {
  ...change,
  method: 'put',
  response: deskSettledSchema,
} as const;

/** What a salon offers and shows: settings of its desk. */
export const deskCatalogueCalls = {
  readDeskServices: {
    ...read,
    ...settings,
    path: v1Paths.deskServices,
    params: deskParamsSchema,
    summary: 'List the services of a salon, in both languages',
    response: deskServicesSchema,
  },
  addDeskService: {
    ...change,
    method: 'post',
    path: v1Paths.deskServices,
    params: deskParamsSchema,
    summary: 'Add a service at the end of the list',
    body: deskServiceRequestSchema,
    status: 201,
  },
  changeDeskService: {
    ...settling,
    path: v1Paths.deskService,
    params: deskItemParamsSchema,
    summary: 'Change a service; bookings keep their price and length',
    body: deskServiceRequestSchema,
  },
  orderDeskServices: {
    ...change,
    method: 'put',
    path: v1Paths.deskServicesOrder,
    params: deskParamsSchema,
    summary: 'Put the services in order',
    body: deskOrderRequestSchema,
  },
  retireDeskService: {
    ...settling,
    path: v1Paths.deskServiceRetirement,
    params: deskItemParamsSchema,
    summary: 'Stop offering a service',
    body: deskDecidedRequestSchema,
  },
  readDeskPictures: {
    ...read,
    ...settings,
    path: v1Paths.deskPictures,
    params: deskParamsSchema,
    summary: 'List the pictures of a salon',
    response: deskPicturesSchema,
  },
  addDeskPicture: {
    ...change,
    method: 'post',
    path: v1Paths.deskPictures,
    params: deskParamsSchema,
    summary: 'Add a picture at the end of the gallery',
    bodyTypes: pictureTypes,
    maxBytes: salonPictureMaxBytes,
    status: 201,
  },
  changeDeskPictures: {
    ...change,
    method: 'put',
    path: v1Paths.deskPictures,
    params: deskParamsSchema,
    summary: 'Change the order, the texts and the number of pictures',
    body: deskPicturesRequestSchema,
  },
  readDeskRules: {
    ...read,
    ...settings,
    path: v1Paths.deskRules,
    params: deskParamsSchema,
    summary: 'Read the rules of booking at a salon',
    response: deskRulesSchema,
  },
  changeDeskRules: {
    ...change,
    method: 'put',
    path: v1Paths.deskRules,
    params: deskParamsSchema,
    summary: 'Change the rules; bookings keep theirs',
    body: deskRulesRequestSchema,
  },
  readDeskDescription: {
    ...read,
    ...settings,
    path: v1Paths.deskDescription,
    params: deskParamsSchema,
    summary: 'Read what a salon says about itself, in both languages',
    response: deskDescriptionSchema,
  },
  changeDeskDescription: {
    ...change,
    method: 'put',
    path: v1Paths.deskDescription,
    params: deskParamsSchema,
    summary: 'Change what a salon says about itself',
    body: deskDescriptionRequestSchema,
  },
  readDeskBarbers: {
    ...read,
    ...settings,
    path: v1Paths.deskBarbers,
    params: deskParamsSchema,
    summary: 'List the barbers of a salon, in both languages',
    response: deskBarbersSchema,
  },
  addDeskBarber: {
    ...change,
    method: 'post',
    path: v1Paths.deskBarbers,
    params: deskParamsSchema,
    summary: 'Add a barber at the end of the team',
    body: deskBarberRequestSchema,
    status: 201,
  },
  changeDeskBarber: {
    ...settling,
    path: v1Paths.deskBarber,
    params: deskItemParamsSchema,
    summary: 'Change a barber; bookings keep their price',
    body: deskBarberRequestSchema,
  },
  orderDeskBarbers: {
    ...change,
    method: 'put',
    path: v1Paths.deskBarbersOrder,
    params: deskParamsSchema,
    summary: 'Put the team in order',
    body: deskOrderRequestSchema,
  },
  retireDeskBarber: {
    ...settling,
    path: v1Paths.deskBarberRetirement,
    params: deskItemParamsSchema,
    summary: 'Take a barber out of the team',
    body: deskDecidedRequestSchema,
  },
  changeDeskPortrait: {
    ...change,
    method: 'put',
    path: v1Paths.deskPortrait,
    params: deskItemParamsSchema,
    summary: 'Change the portrait of a barber',
    bodyTypes: pictureTypes,
    maxBytes: salonPictureMaxBytes,
  },
  removeDeskPortrait: {
    ...change,
    method: 'delete',
    path: v1Paths.deskPortrait,
    params: deskItemParamsSchema,
    summary: 'Remove the portrait of a barber',
  },
} as const satisfies Record<string, Call>;
