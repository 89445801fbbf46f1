"""Materials: colours by CSS names of hexadecimal digits, relief by noise, brushed metal."""
import bpy


def srgb(hexa):
    """Linear colour of a CSS colour."""
    parts = [int(hexa[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= .04045 else ((p + .055) / 1.055) ** 2.4 for p in parts) + (1,)


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


def round_seams(material, radius=.03):
    """Rounds where joined parts meet, in the light only."""
    t, p = shader(material)
    b = node(t, 'ShaderNodeBevel', samples=6)
    b.inputs['Radius'].default_value = radius
    bumps = [n for n in t.nodes if n.type == 'BUMP']
    t.links.new(b.outputs[0], bumps[0].inputs['Normal'] if bumps else p.inputs['Normal'])
