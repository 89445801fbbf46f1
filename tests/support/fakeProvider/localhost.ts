// A self-signed certificate for servers of tests on this machine. Nothing trusts it, so its key is no secret.
// openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj /CN=localhost

export const localhost = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQggJdOImtfs45g+kEP
HAj5I8a+6uj0p6yU895s/ERYHhGhRANCAASTOY01TfDiOQp162mpwTLvgdx6iPux
puoCxgK/RHOareUXfmhSEFK7biP7f0pOLd10pWl29+3RDa3fqi4cBj4O
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBfjCCASWgAwIBAgIUAnH++WVsOOJANWxCxmrbDY6WoPUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODAxNDI1NloYDzIxMjYxMTA0
MDE0MjU2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASTOY01TfDiOQp162mpwTLvgdx6iPuxpuoCxgK/RHOareUXfmhSEFK7
biP7f0pOLd10pWl29+3RDa3fqi4cBj4Oo1MwUTAdBgNVHQ4EFgQUPWgFq46hPQRo
OOtxn34E/8CL+AwwHwYDVR0jBBgwFoAUPWgFq46hPQRoOOtxn34E/8CL+AwwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiBYekXfqj5aWSSZVXmgexei
IhrCTidqKMJ3BwOD3AdIegIgM/gsktuLpClHcQdyi0UhreWYjSErRsgZVlZ/L9UC
j4w=
-----END CERTIFICATE-----`,
};

type Hook = (act: () => void) => void;

/**
 * Has the tests of a file accept this certificate, with an SDK that trusts its company's certificates only and has no setting for others.
 * NODE_TLS_REJECT_UNAUTHORIZED is read at each connection.
 */
export function trustLocalServers({ beforeAll, afterAll }: { beforeAll: Hook; afterAll: Hook }): void {
  const { NODE_TLS_REJECT_UNAUTHORIZED: before } = process.env;
  beforeAll(() => void (process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'));
  afterAll(() => {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
  });
}
