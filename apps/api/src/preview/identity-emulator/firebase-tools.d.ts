/** The identity emulator inside firebase-tools, which ships without types. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';

  interface OobCode {
    email: string;
    oobCode: string;
    requestType: string;
  }

  interface ProjectState {
    listOobCodes(): Iterable<OobCode>;
  }

  export function createApp(
    defaultProjectId: string,
    singleProjectMode?: number,
    projectStates?: Map<string, ProjectState>,
  ): Promise<RequestListener>;
}
