"""The studio: paper roll, lamps, camera, and the picture that is taken."""
import array
import math
import os
import subprocess
import sys
import bpy
from mathutils import Vector
from materials import math_node, node, principled, srgb
from shapes import collect, mesh


def arg(name, default):
    rest = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return rest[rest.index(name) + 1] if name in rest else default


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


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
    out = arg('--out', f'{default_name}')
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
    denoise(out, passes)


def denoise(out, passes):
    """Open Image Denoise on the linear light, then the film's curve."""
    s = bpy.context.scene
    size = s.render.resolution_x
    for key in passes:
        image = bpy.data.images.load(f'{out}-passes/{key}-{s.frame_current:04d}.exr')
        with open(f'{out}-passes/{key}.raw', 'wb') as file:
            array.array('f', image.pixels[:]).tofile(file)
    subprocess.run([arg('--python', 'python3'), os.path.join(os.path.dirname(__file__), 'denoise.py'), out + '-passes', str(size)], check=True)
    values = array.array('f')
    with open(f'{out}-passes/clean.raw', 'rb') as file:
        values.frombytes(file.read())
    image = bpy.data.images.new('clean', size, size, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels = values
    s.render.image_settings.color_mode = 'RGB'
    image.save_render(out + '.png')
