import * as v from 'valibot';

const filled = v.pipe(v.string(), v.minLength(1));

/** Answer of `GET /config.json`: what the app cannot know at build time. Nothing in it is secret. */
export const runtimeConfigSchema = v.object({
  identity: v.object({
    apiKey: filled,
    authDomain: filled,
    projectId: filled,
    /** Set only where a local emulator replaces the identity service. */
    emulatorUrl: v.optional(v.pipe(v.string(), v.url())),
  }),
  /** Told of every sign-in (POST) and sign-out (DELETE) where set. */
  tokenSyncUrl: v.optional(v.pipe(v.string(), v.url())),
  phoneSignIn: v.boolean(),
  previewBanner: v.optional(v.picklist(['connected', 'disconnected'])),
});

export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;
