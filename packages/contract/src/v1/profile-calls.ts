import { type Call, read } from './call.ts';
import {
  emailChangeRequestSchema,
  emailConfirmationSchema,
  emailConfirmedSchema,
  emailVerifiedSchema,
  profileResponseSchema,
  profileRequestSchema,
} from './profile.ts';
import { pictureTypes } from './facts.ts';
import { v1Paths } from './protocol.ts';

/** A customer's profile. */
export const profileCalls = {
  readProfile: {
    ...read,
    path: v1Paths.profile,
    summary: 'Read the profile',
    access: 'customer',
    response: profileResponseSchema,
  },
  changeProfile: {
    method: 'patch',
    path: v1Paths.profile,
    summary: 'Change the name',
    access: 'customer',
    body: profileRequestSchema,
    status: 200,
    response: profileResponseSchema,
  },
  readPicture: {
    ...read,
    path: v1Paths.profilePicture,
    summary: 'Read the picture',
    access: 'customer',
    response: null,
    responseTypes: ['image/webp'],
  },
  changePicture: {
    method: 'put',
    path: v1Paths.profilePicture,
    summary: 'Change the picture',
    access: 'customer',
    bodyTypes: pictureTypes,
    status: 200,
    response: profileResponseSchema,
  },
  removePicture: {
    method: 'delete',
    path: v1Paths.profilePicture,
    summary: 'Remove the picture',
    access: 'customer',
    status: 200,
    response: profileResponseSchema,
  },
  requestEmailChange: {
    method: 'post',
    path: v1Paths.emailChange,
    summary: 'Request a change of the e-mail address',
    access: 'customer',
    body: emailChangeRequestSchema,
    status: 200,
    response: profileResponseSchema,
  },
  cancelEmailChange: {
    method: 'delete',
    path: v1Paths.emailChange,
    summary: 'Cancel the change of the e-mail address',
    access: 'customer',
    status: 200,
    response: profileResponseSchema,
  },
  confirmEmailChange: {
    method: 'post',
    path: v1Paths.confirmEmailChange,
    summary: 'Confirm the new e-mail address',
    access: 'public',
    body: emailConfirmationSchema,
    status: 200,
    response: emailConfirmedSchema,
  },
  requestVerification: {
    method: 'post',
    path: v1Paths.emailVerification,
    summary: 'Send another link that verifies the e-mail address',
    access: 'customer',
    status: 200,
    response: profileResponseSchema,
  },
  confirmEmail: {
    method: 'post',
    path: v1Paths.confirmEmail,
    summary: 'Verify the e-mail address of an account',
    access: 'public',
    // The session of the account stays where the link is opened.
    isSigned: true,
    body: emailConfirmationSchema,
    status: 200,
    response: emailVerifiedSchema,
  },
} as const satisfies Record<string, Call>;
