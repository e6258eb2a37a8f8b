import { type Call, read } from './call.ts';
import {
  emailChangeRequestSchema,
  emailConfirmationSchema,
  emailConfirmedSchema,
  emailVerifiedSchema,
  profileAnswerSchema,
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
    answer: profileAnswerSchema,
  },
  changeProfile: {
    method: 'patch',
    path: v1Paths.profile,
    summary: 'Change the name',
    access: 'customer',
    body: profileRequestSchema,
    status: 200,
    answer: profileAnswerSchema,
  },
  readPicture: {
    ...read,
    path: v1Paths.profilePicture,
    summary: 'Read the picture',
    access: 'customer',
    answer: null,
    answerTypes: ['image/webp'],
  },
  changePicture: {
    method: 'put',
    path: v1Paths.profilePicture,
    summary: 'Change the picture',
    access: 'customer',
    bodyTypes: pictureTypes,
    status: 200,
    answer: profileAnswerSchema,
  },
  removePicture: {
    method: 'delete',
    path: v1Paths.profilePicture,
    summary: 'Remove the picture',
    access: 'customer',
    status: 200,
    answer: profileAnswerSchema,
  },
  requestEmailChange: {
    method: 'post',
    path: v1Paths.emailChange,
    summary: 'Request a change of the e-mail address',
    access: 'customer',
    body: emailChangeRequestSchema,
    status: 200,
    answer: profileAnswerSchema,
  },
  cancelEmailChange: {
    method: 'delete',
    path: v1Paths.emailChange,
    summary: 'Cancel the change of the e-mail address',
    access: 'customer',
    status: 200,
    answer: profileAnswerSchema,
  },
  confirmEmailChange: {
    method: 'post',
    path: v1Paths.confirmEmailChange,
    summary: 'Confirm the new e-mail address',
    access: 'public',
    body: emailConfirmationSchema,
    status: 200,
    answer: emailConfirmedSchema,
  },
  requestVerification: {
    method: 'post',
    path: v1Paths.emailVerification,
    summary: 'Send another link that verifies the e-mail address',
    access: 'customer',
    status: 200,
    answer: profileAnswerSchema,
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
    answer: emailVerifiedSchema,
  },
} as const satisfies Record<string, Call>;
