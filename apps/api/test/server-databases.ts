import { Client, escapeIdentifier } from 'pg';

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates a database, empty or a copy of another; returns its address. */
export async function createDatabase(
  server: string,
  name: string,
  template = 'template0',
): Promise<string> {
  const [created, copied] = [escapeIdentifier(name), escapeIdentifier(template)];
  await onServer(server, `create database ${created} template ${copied} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export function dropDatabase(server: string, name: string): Promise<void> {
  return onServer(server, `drop database ${escapeIdentifier(name)} with (force)`);
}
