"""Shapes from outlines: turned, cut out of a slab, swept along a path. Lengths are decimetres, angles degrees."""
import math
import bmesh
import bpy
from mathutils import Matrix, Vector


def collect(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def mesh(name, verts, faces, material, smooth=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    data.validate()
    obj = collect(bpy.data.objects.new(name, data))
    if material:
        data.materials.append(material)
    if smooth is not None:
        for polygon in data.polygons:
            polygon.use_smooth = True
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(smooth)
    return obj


def clean(obj):
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.dissolve_degenerate(bm, edges=bm.edges, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    for face in bm.faces:
        face.smooth = True
    bm.to_mesh(obj.data)
    bm.free()


def fillet(points, closed=False, steps=8):
    """A line whose corners (x, y, radius) are rounded."""
    result = []
    count = len(points)
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        here = Vector(point[:2])
        if radius == 0 or (not closed and i in (0, count - 1)):
            result.append(tuple(here))
            continue
        before, after = Vector(points[i - 1][:2]), Vector(points[(i + 1) % count][:2])
        reach = min(radius, (before - here).length * .49, (after - here).length * .49)
        a, b = here + (before - here).normalized() * reach, here + (after - here).normalized() * reach
        # A rational curve of weight cos(half the turn) is an arc.
        turn = math.pi - (before - here).angle(after - here)
        weight = math.cos(turn / 2)
        for k in range(steps + 1):
            t = k / steps
            c0, c1, c2 = (1 - t) ** 2, 2 * t * (1 - t) * weight, t * t
            result.append(tuple((a * c0 + here * c1 + b * c2) / (c0 + c1 + c2)))
    return result


def curve_through(points, steps=12):
    """Catmull-Rom through the points (of any dimension)."""
    p = [Vector(x) for x in points]
    p = [p[0] * 2 - p[1]] + p + [p[-1] * 2 - p[-2]]
    result = []
    for i in range(1, len(p) - 2):
        for k in range(steps):
            t = k / steps
            a, b, c, d = p[i - 1:i + 3]
            result.append(tuple(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)))
    result.append(tuple(p[-2]))
    return result


def lathe(name, profile, material, segments=160, smooth=32, teeth=None):
    """Turns the profile (radius, height) about the upright axis; teeth (from, to, count, depth) knurl heights."""
    verts, faces, n = [], [], len(profile)
    for s in range(segments):
        angle = 2 * math.pi * s / segments
        for r, z in profile:
            if teeth and teeth[0] <= z <= teeth[1] and r > teeth[4]:
                wave = math.cos(angle * teeth[2])
                r += teeth[3] * max(-.6, min(.6, wave * 1.5))
            verts.append((r * math.cos(angle), r * math.sin(angle), z))
    for s in range(segments):
        for i in range(n - 1):
            a, b = s * n + i, ((s + 1) % segments) * n + i
            faces.append((a, b, b + 1, a + 1))
    obj = mesh(name, verts, faces, material, smooth)
    clean(obj)
    return obj


def slab(name, outline, low, high, material, bevel=.02, segments=4, axis='Z'):
    """An outline with thickness and rounded edges; axis Y makes it stand, facing the camera."""
    n = len(outline)
    verts = [(x, y, z) for z in (low, high) for x, y in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    obj = mesh(name, verts, faces, material, 40)
    clean(obj)
    if axis == 'Y':
        obj.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
    if bevel:
        b = obj.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = bevel, segments, 'ANGLE', math.radians(40)
        b.harden_normals = True
    return obj


def rounded(w, h, r, cx=0.0, cy=0.0, steps=10):
    return fillet([(cx - w / 2, cy - h / 2, r), (cx + w / 2, cy - h / 2, r), (cx + w / 2, cy + h / 2, r), (cx - w / 2, cy + h / 2, r)],
                  closed=True, steps=steps)


def sweep(name, path, section, material, scale=None, smooth=60, up=(0, 1, 0), caps=True):
    """Carries the section (x along `up`, y across) along the path; scale(t) widens it."""
    pts = [Vector(p) for p in path]
    verts, faces, n = [], [], len(section)
    for i, p in enumerate(pts):
        tangent = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        side = Vector(up)
        side = (side - tangent * side.dot(tangent)).normalized()
        other = tangent.cross(side)
        f = scale(i / (len(pts) - 1)) if scale else (1, 1)
        f = f if isinstance(f, tuple) else (f, f)
        verts += [p + side * x * f[0] + other * y * f[1] for x, y in section]
    for i in range(len(pts) - 1):
        for k in range(n):
            a, b = i * n + k, i * n + (k + 1) % n
            faces.append((a, b, b + n, a + n))
    if caps:
        faces += [tuple(reversed(range(n))), tuple(range((len(pts) - 1) * n, len(pts) * n))]
    obj = mesh(name, verts, faces, material, smooth)
    clean(obj)
    return obj


def ellipse(a, b, count=40, power=2.0):
    result = []
    for i in range(count):
        t = 2 * math.pi * i / count
        c, s = math.cos(t), math.sin(t)
        result.append((a * math.copysign(abs(c) ** (2 / power), c), b * math.copysign(abs(s) ** (2 / power), s)))
    return result


def text(body, size, material, at, rotation=(90, 0, 0), depth=.002, spacing=1.0, align='CENTER'):
    data = bpy.data.curves.new('text', 'FONT')
    data.body, data.size, data.extrude, data.align_x, data.align_y, data.space_character = body, size, depth, align, 'CENTER', spacing
    data.materials.append(material)
    obj = collect(bpy.data.objects.new('text', data))
    obj.location, obj.rotation_euler = at, [math.radians(r) for r in rotation]
    return obj


def ring_text(body, radius, size, material, start, step):
    """Letters one by one about a circle in the XY plane, read from outside the front; returns them."""
    letters = []
    for i, char in enumerate(body):
        if char == ' ':
            continue
        angle = start - i * step
        o = text(char, size, material, (radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle)), 0), (0, 0, angle - 90))
        letters.append(o)
    return letters


def group(objects, location=(0, 0, 0), rotation=(0, 0, 0)):
    parent = collect(bpy.data.objects.new('group', None))
    for o in objects:
        if o.parent is None:
            o.parent = parent
    parent.location, parent.rotation_euler = location, [math.radians(r) for r in rotation]
    return parent


def join(objects):
    bpy.ops.object.select_all(action='DESELECT')
    for o in objects:
        o.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.join()
    return objects[0]
