"""Non-local means on the light, guided by the surfaces' colours and directions."""
import sys
import numpy as np
folder, size = sys.argv[1], int(sys.argv[2])


def read(name):
    return np.fromfile(f'{folder}/{name}.raw', np.float32).reshape(size, size, 4)[:, :, :3]


def box(a, r):
    for axis in (0, 1):
        p = np.pad(a, [(r + 1, r) if i == axis else (0, 0) for i in range(a.ndim)], mode='edge').cumsum(axis, dtype=np.float64)
        a = (np.take(p, range(2 * r + 1, p.shape[axis]), axis) - np.take(p, range(0, p.shape[axis] - 2 * r - 1), axis)) / (2 * r + 1)
    return a.astype(np.float32)


def shift(a, dy, dx):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def clean(x, albedo, normal, reach, strength, step=1):
    lum = x.mean(2)
    # The noise of each place, from the differences of neighbours.
    diff = np.minimum((lum - shift(lum, 0, 1)) ** 2, (lum - shift(lum, 1, 0)) ** 2)
    var = box(diff, 6) + 1e-6
    total, weights = np.zeros_like(x), np.zeros_like(lum)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            y, z = dy * step, dx * step
            other = shift(x, y, z)
            apart = box((lum - shift(lum, y, z)) ** 2, 2)
            w = np.exp(-np.maximum(apart - 1.6 * var, 0) / (strength * var))
            w *= np.exp(-((albedo - shift(albedo, y, z)) ** 2).sum(2) / .002)
            w *= np.exp(-((normal - shift(normal, y, z)) ** 2).sum(2) / .02)
            total += other * w[:, :, None]
            weights += w
    return total / weights[:, :, None]


color, albedo, normal = read('color'), read('albedo'), read('normal')
x = np.log1p(np.clip(color, 0, 20) * 4)
# The helpers are smooth already; a little averaging removes what the grain of the surface adds.
albedo, normal = box(albedo, 1), box(normal, 1)
x = clean(x, albedo, normal, 4, .6)
x = clean(x, albedo, normal, 3, .5, 2)
out = np.ones((size, size, 4), np.float32)
out[:, :, :3] = np.expm1(x) / 4
out.tofile(f'{folder}/clean.raw')
