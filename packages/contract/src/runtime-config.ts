import * as v from 'valibot';

const filled = v.pipe(v.string(), v.minLength(1));

/**
 * Response of `GET /config.json`: configuration that is unknown at build time. Nothing in it is
 * secret.
 */
export const runtimeConfigSchema = v.object({
  identity: v.object({
    apiKey: filled,
    authDomain: filled,
    projectId: filled,
    /** Set only if a local emulator replaces the identity service. */
    emulatorUrl: v.optional(v.pipe(v.string(), v.url())),
  }),
  /** Receives every sign-in (POST) and sign-out (DELETE) if set. */
  tokenSyncUrl: v.optional(v.pipe(v.string(), v.url())),
  phoneSignIn: v.boolean(),
  /** Tiles of the map; without them it is drawn. */
  map: v.optional(
    v.object({
      /** A MapLibre style, or a template of pictures with `{z}`, `{x}` and `{y}`. */
      tilesUrl: v.pipe(v.string(), v.url()),
      /** The same for the dark theme. */
      darkTilesUrl: v.optional(v.pipe(v.string(), v.url())),
      /** Who has to be named, where the style does not. */
      attribution: v.optional(filled),
    }),
  ),
  previewBanner: v.optional(v.picklist(['connected', 'disconnected'])),
});

export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;
