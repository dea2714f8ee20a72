// The export in out/ behind the real nginx with the generated configuration (deploy/nginx), without root and without
// touching the system's own server: everything it writes is in a folder of its own.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './run.mjs';

/** Returns the nginx of this system and its module for brotli; null without nginx, `brotli` null without the module. */
export function systemNginx() {
  // Not on the path of those who do not run the system.
  const program = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));
  if (!program) return null;
  const said = spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr ?? '';
  const builtWith = (name) => new RegExp(`--${name}=(\\S+)`).exec(said)?.[1];
  const types = path.join(path.dirname(builtWith('conf-path') ?? '/etc/nginx/nginx.conf'), 'mime.types');
  if (!existsSync(types)) return null;
  const module = path.join(builtWith('modules-path') ?? '/usr/lib/nginx/modules', 'ngx_http_brotli_static_module.so');
  return { program, types, brotli: existsSync(module) ? module : null };
}

/** Returns a main configuration that serves out/ on a port of this machine, all of its files in `folder`. */
export function mainConfiguration({ types, brotli }, port, folder) {
  const at = (name) => path.join(folder, name);
  const deploy = path.join(root, 'deploy', 'nginx');
  return `${brotli ? `load_module ${brotli};\n` : ''}daemon off;
${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 2;
pid ${at('pid')};
# What is missing is no fault here: tests ask for it.
error_log stderr crit;
events {
    worker_connections 1024;
}
http {
    include ${types};
    default_type application/octet-stream;
    access_log off;
    sendfile on;
    tcp_nopush on;
    client_body_temp_path ${at('body')};
    proxy_temp_path ${at('proxy')};
    fastcgi_temp_path ${at('fastcgi')};
    uwsgi_temp_path ${at('uwsgi')};
    scgi_temp_path ${at('scgi')};
    include ${deploy}/maps.conf;
    server {
        listen 127.0.0.1:${port};
        server_name localhost;
        root ${path.join(root, 'out')};
        include ${deploy}/site.conf;
        ${brotli ? `include ${deploy}/brotli.conf;` : ''}
    }
}
`;
}

/** Runs nginx in the foreground until a signal ends this process; returns the child process. */
export function startNginx(nginx, port) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hisaabi-nginx-'));
  mkdirSync(path.join(folder, 'logs'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, mainConfiguration(nginx, port, folder));
  const child = spawn(nginx.program, ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGQUIT'));
  child.on('exit', (code) => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
  return child;
}
