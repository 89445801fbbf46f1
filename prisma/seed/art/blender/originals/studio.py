"""Studio, camera, materials and shapes for the demo shop's pictures. Lengths are decimetres, angles degrees."""
import math
import sys
import bpy
from mathutils import Matrix, Vector

# ---------------------------------------------------------------- scene

def arg(name, default):
    rest = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return rest[rest.index(name) + 1] if name in rest else default


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def srgb(hexa):
    """Linear colour of a CSS colour."""
    parts = [int(hexa[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= .04045 else ((p + .055) / 1.055) ** 2.4 for p in parts) + (1,)


def collect(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def studio(wall='#e2e2e5', wall_y=3.2, world=.35):
    """A paper roll that runs up into the wall, in the department's colour."""
    points, radius = [(-30, 0)], 2.6
    points += [(wall_y + radius * math.sin(t), radius - radius * math.cos(t)) for t in [i / 40 * math.pi / 2 for i in range(41)]]
    points += [(wall_y + radius, 30)]
    verts = [(x, y, z) for y, z in points for x in (-40, 40)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    roll = mesh('roll', verts, faces, principled('roll', srgb(wall), rough=.85, spec=.15))
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1)
    w.node_tree.nodes['Background'].inputs[1].default_value = world
    return roll


def softbox(at, target, size, power, color=(1, 1, 1, 1), edge=.3, glossy=True, flag=False):
    """A lamp with a soft edge; a flag is a black card that only reflections see."""
    w, h = size[0] / 2, size[1] / 2
    box = mesh('softbox', [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(3, 2, 1, 0)], None)
    uv = box.data.uv_layers.new()
    for loop in box.data.loops:
        v = box.data.vertices[loop.vertex_index].co
        uv.data[loop.index].uv = (v.x / (2 * w) + .5, v.y / (2 * h) + .5)
    m = bpy.data.materials.new('softbox')
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    n = lambda kind, **kw: node(t, kind, **kw)
    out, em = n('ShaderNodeOutputMaterial'), n('ShaderNodeEmission')
    em.inputs[0].default_value = color if not flag else (0, 0, 0, 1)
    sep, coord = n('ShaderNodeSeparateXYZ'), n('ShaderNodeTexCoord')
    t.links.new(coord.outputs['UV'], sep.inputs[0])
    factor = None
    for axis in (0, 1):
        near = math_node(t, 'PINGPONG', sep.outputs[axis], .5)
        ramp = n('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        ramp.inputs['From Max'].default_value = edge
        t.links.new(near, ramp.inputs[0])
        factor = ramp.outputs[0] if factor is None else math_node(t, 'MULTIPLY', factor, ramp.outputs[0])
    geo = n('ShaderNodeNewGeometry')
    front = math_node(t, 'SUBTRACT', 1, geo.outputs['Backfacing'])
    t.links.new(math_node(t, 'MULTIPLY', math_node(t, 'MULTIPLY', factor, front), power), em.inputs[1])
    t.links.new(em.outputs[0], out.inputs[0])
    box.data.materials.append(m)
    box.location = at
    box.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    box.visible_camera = False
    box.visible_shadow = False
    box.visible_glossy = glossy
    if flag:
        box.visible_diffuse = False
    return box


def camera(at, target, lens=85, shift=(0, 0), fstop=None, focus=None):
    c = bpy.data.cameras.new('camera')
    c.lens, c.sensor_width = lens, 36
    c.shift_x, c.shift_y = shift
    if fstop:
        c.dof.use_dof, c.dof.aperture_fstop = True, fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
    obj = collect(bpy.data.objects.new('camera', c))
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = obj


def render(default_name, exposure=0.0):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.cycles.device = 'CPU'
    s.cycles.samples = int(arg('--samples', '24'))
    s.cycles.use_adaptive_sampling = int(arg('--samples', '24')) > 32
    s.cycles.adaptive_threshold = .03
    s.cycles.max_bounces, s.cycles.diffuse_bounces, s.cycles.glossy_bounces = 6, 2, 4
    s.cycles.transmission_bounces, s.cycles.caustics_reflective, s.cycles.caustics_refractive = 6, False, False
    s.cycles.sample_clamp_indirect = 6
    # Debian's build has no denoiser of its own.
    s.cycles.use_denoising = False
    s.render.resolution_x = s.render.resolution_y = int(arg('--size', '400'))
    s.view_settings.view_transform = arg('--view', 'Filmic')
    s.view_settings.look = 'High Contrast' if s.view_settings.view_transform == 'Filmic' else 'None'
    s.view_settings.exposure = exposure
    s.render.image_settings.file_format = 'PNG'
    out = arg('--out', f'/tmp/pics/out/{default_name}')
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    source = t.nodes.new('CompositorNodeRLayers')
    files = t.nodes.new('CompositorNodeOutputFile')
    files.base_path = out + '-passes'
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.file_slots.clear()
    passes = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
    for key, socket in passes.items():
        files.file_slots.new(key + '-')
        t.links.new(source.outputs[socket], files.inputs[-1])
    end = t.nodes.new('CompositorNodeComposite')
    t.links.new(source.outputs['Image'], end.inputs[0])
    s.render.filepath = out + '-raw.png'
    bpy.ops.render.render(write_still=True)
    if '--raw' not in sys.argv:
        denoise(out, passes)


def denoise(out, passes):
    """Open Image Denoise on the linear light, then the film's curve."""
    import array
    import subprocess
    s = bpy.context.scene
    size = s.render.resolution_x
    for key in passes:
        image = bpy.data.images.load(f'{out}-passes/{key}-{s.frame_current:04d}.exr')
        with open(f'{out}-passes/{key}.raw', 'wb') as file:
            array.array('f', image.pixels[:]).tofile(file)
    subprocess.run([arg('--python', '/tmp/pics/py.sh'), '/tmp/pics/blender/denoise.py', out + '-passes', str(size)], check=True)
    values = array.array('f')
    with open(f'{out}-passes/clean.raw', 'rb') as file:
        values.frombytes(file.read())
    image = bpy.data.images.new('clean', size, size, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels = values
    s.render.image_settings.color_mode = 'RGB'
    image.save_render(out + '.png')

# ---------------------------------------------------------------- materials

def node(tree, kind, **settings):
    made = tree.nodes.new(kind)
    for key, value in settings.items():
        setattr(made, key, value)
    return made


def math_node(tree, operation, a, b=0.0):
    made = node(tree, 'ShaderNodeMath', operation=operation)
    for index, value in enumerate((a, b)):
        if isinstance(value, (int, float)):
            made.inputs[index].default_value = value
        else:
            tree.links.new(value, made.inputs[index])
    return made.outputs[0]


def principled(name, color, rough=.5, metal=0, spec=.5, coat=0, coat_rough=.05, trans=0, ior=1.45, emission=None, sss=0):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    p = m.node_tree.nodes['Principled BSDF']
    for key, value in {'Base Color': color, 'Roughness': rough, 'Metallic': metal, 'Specular': spec, 'Clearcoat': coat,
                       'Clearcoat Roughness': coat_rough, 'Transmission': trans, 'IOR': ior}.items():
        p.inputs[key].default_value = value
    if emission:
        p.inputs['Emission'].default_value = emission
    return m


def shader(material):
    return material.node_tree, material.node_tree.nodes['Principled BSDF']


def grain(material, scale=(1, 1, 1), noise=40, strength=.1, distance=.01, rough=None, kind='NOISE', detail=3):
    """Relief (and unevenness of the gloss) by noise stretched along the axes."""
    t, p = shader(material)
    coord, mapping = node(t, 'ShaderNodeTexCoord'), node(t, 'ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = scale
    t.links.new(coord.outputs['Object'], mapping.inputs[0])
    if kind == 'NOISE':
        tex = node(t, 'ShaderNodeTexNoise')
        tex.inputs['Detail'].default_value = detail
        value = tex.outputs['Fac']
    else:
        tex = node(t, 'ShaderNodeTexVoronoi', feature='SMOOTH_F1')
        tex.inputs['Smoothness'].default_value = .4
        value = tex.outputs['Distance']
    tex.inputs['Scale'].default_value = noise
    t.links.new(mapping.outputs[0], tex.inputs['Vector'])
    bump = node(t, 'ShaderNodeBump', invert=kind != 'NOISE')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, distance
    t.links.new(value, bump.inputs['Height'])
    t.links.new(bump.outputs[0], p.inputs['Normal'])
    if rough:
        ramp = node(t, 'ShaderNodeMapRange')
        ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = .3, .7
        ramp.inputs['To Min'].default_value, ramp.inputs['To Max'].default_value = rough
        t.links.new(value, ramp.inputs[0])
        t.links.new(ramp.outputs[0], p.inputs['Roughness'])
    return bump


def brushed(name, color='#c9cacc', rough=.3, aniso=.7):
    """Metal turned on a lathe: fine rings about the upright axis."""
    m = principled(name, srgb(color), rough=rough, metal=1)
    t, p = shader(m)
    p.inputs['Anisotropic'].default_value = aniso
    tangent = node(t, 'ShaderNodeTangent', direction_type='RADIAL', axis='Z')
    t.links.new(tangent.outputs[0], p.inputs['Tangent'])
    grain(m, scale=(.35, .35, 45), noise=2.2, strength=.05, distance=.004, rough=(rough * .8, rough * 1.25), detail=5)
    return m

# ---------------------------------------------------------------- shapes

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


def clean(obj):
    import bmesh
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.dissolve_degenerate(bm, edges=bm.edges, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    for face in bm.faces:
        face.smooth = True
    bm.to_mesh(obj.data)
    bm.free()


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


def round_seams(material, radius=.03):
    """Rounds where joined parts meet, in the light only."""
    t, p = shader(material)
    b = node(t, 'ShaderNodeBevel', samples=6)
    b.inputs['Radius'].default_value = radius
    bumps = [n for n in t.nodes if n.type == 'BUMP']
    t.links.new(b.outputs[0], bumps[0].inputs['Normal'] if bumps else p.inputs['Normal'])
